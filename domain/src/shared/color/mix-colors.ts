import { rgbOf } from "./rgb-of";

/**
 * A color moved towards another one.
 * @param share how far, from 0 to 1
 */
export function mixColors(color: string, towards: string, share: number): string {
  const to = rgbOf(towards);
  const mixed = rgbOf(color).map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
