const channels = (colour: string): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours by WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast that WCAG AA asks of text. */
export const MIN_CONTRAST = 4.5;

const mix = (colour: string, target: string, share: number): string => {
  const to = channels(target);
  const mixed = channels(colour).map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};

/** White where it can be read on a background, else a dark colour. */
export const textOn = (background: string): string =>
  ["#ffffff", "#18181b"].find((colour) => contrast(colour, background) >= MIN_CONTRAST) ?? "#000000";

/** The colour itself where it can be read on the background, else moved towards black or white until it can. */
export function readableOn(colour: string, background: string): string {
  const target = luminance(background) > 0.18 ? "#000000" : "#ffffff";
  for (let share = 0; share <= 1; share += 0.05) {
    const shade = mix(colour, target, share);
    if (contrast(shade, background) >= MIN_CONTRAST) return shade;
  }
  return target;
}
