// Every colour of the house, spelled here and nowhere else; what each is for is said in roles.ts. After a change run
// `node scripts/colours.ts`. Text keeps to pairs at 7:1 or more.

export const WHITE = "#fff";
export const BLACK = "#000";

export const INK = "#14213d"; // 15.6:1 on paper
export const INK_SOFT = "#424e68"; // 8.1:1 on paper
export const PAPER = "#fbf9f4";
export const PAPER_DEEP = "#f4efe3";

export const SAND_PALE = "#e7e1d3";
export const SAND = "#ddd6c8";
export const SAND_DEEP = "#c3bba8";
export const SAND_DARK = "#857b66"; // 3:1 on paper: edges that have to be seen

export const SKY = "#0b4f8a"; // 8.2:1 on white
export const SKY_DEEP = "#0a2f57"; // 13.4:1 on white
export const SKY_DARK = "#002a66";
export const SKY_TINT = "#e4eff9";
export const SKY_GREY = "#9fb2c6";

export const JADE = "#0b5943";
export const JADE_DARK = "#003d2b";
export const JADE_TINT = "#e0f2ea";

export const MAIZE = "#734500";
export const MAIZE_DARK = "#4d2c00";
export const MAIZE_TINT = "#fdf0d5";

export const CLAY = "#8e2a1a";
export const CLAY_DARK = "#6b1200";
export const CLAY_TINT = "#fbe7e2";

export const GOLD = "#f2b632"; // never text on a light ground
export const GOLD_DEEP = "#e2a413"; // 7.3:1 under ink
export const GOLD_BRIGHT = "#ffd84d";
export const GOLD_PALE = "#ffe999";

/** Brighter than jade and clay on paper: 3:1 against the deep blue. */
export const JADE_ON_SKY = "#3fae87";
export const CLAY_ON_SKY = "#e2755f";

/** Only the woven band has these. */
export const JADE_THREAD = "#1a8a68";
export const CLAY_THREAD = "#c0432d";
export const SKY_THREAD = "#3d8fd1";

/** The dark scheme: night for grounds, light shades of the same hues for what stands on them. */
export const NIGHT = "#0f1726";
export const NIGHT_RAISED = "#182338";
export const NIGHT_SUNKEN = "#131c2d";
export const NIGHT_LINE = "#36435c";
export const NIGHT_EDGE = "#7d8ba4"; // 4.5:1 on the raised night: edges that have to be seen
export const MOON = "#e9edf5"; // 13.4:1 on the raised night
export const MOON_SOFT = "#b9c4d6"; // 8.9:1 on the raised night
export const SKY_LIGHT = "#9accf8";
export const SKY_PALE = "#c4e1fb";
export const SKY_SHADE = "#16314f";
export const JADE_LIGHT = "#84dab8";
export const JADE_SHADE = "#0f3529";
export const MAIZE_LIGHT = "#f4c669";
export const MAIZE_SHADE = "#3b2b0a";
export const CLAY_LIGHT = "#ffb3a3";
export const CLAY_SHADE = "#47201a";

/** Translucent colours: the last two digits are the opacity. A veil dims the page behind a dialog. */
export const WHITE_HAZE = "#ffffff24";
export const WHITE_HAIRLINE = "#ffffff40";
export const SKY_VEIL = "#0a2f5799";
export const SKY_VEIL_THIN = "#0a2f578c";
export const BLACK_VEIL = "#000000b3";
