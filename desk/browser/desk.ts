import { keepForms } from "./keep-forms.ts";
import { offerPasskeys } from "./passkeys.ts";

// Every page works without this; it keeps what is typed, and asks the device for a passkey.
keepForms();
offerPasskeys();
