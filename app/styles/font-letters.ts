/** Space to tilde. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, position) => String.fromCharCode(0x20 + position)).join("");

/**
 * Every character that the font of the pages has (scripts/font.ts): ASCII and what Spanish and English typography adds.
 * Others, such as arrows, are drawn with the letters of the device; tests/font.test.ts holds that our texts need none.
 */
export const FONT_LETTERS = `${ASCII}áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·°ºª×½²§©€\u00a0`;
