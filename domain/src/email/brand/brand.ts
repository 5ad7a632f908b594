import { z } from "zod";
import { HexColor } from "../../shared/color/hex-color";
import { Line } from "../../shared/value";
import { ImageSource } from "../document/document-values";
import { Font } from "./font";

/** How the team's mails look (docs/product/email.md#brand). */
export const Brand = z.object({
  logo: z.object({ src: ImageSource, alt: Line(100), width: z.int().min(16).max(400) }).nullable(),
  /** The color of buttons and links. */
  primary_color: HexColor,
  /** The color behind the mail's card. */
  background_color: HexColor,
  font: Font,
});
export type Brand = z.infer<typeof Brand>;

export const DEFAULT_BRAND: Brand = {
  logo: null,
  primary_color: "#0f766e",
  background_color: "#f4f4f5",
  font: "system",
};
