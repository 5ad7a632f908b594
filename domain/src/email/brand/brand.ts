import { z } from "zod";
import { Line } from "../../shared/value";
import { Colour, ImageSource } from "../document/document-values";

/** Font stacks of fonts that devices have: mail clients load no others. */
export const FONTS = {
  system: "-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Segoe UI',sans-serif",
  gothic: "'Malgun Gothic','Apple SD Gothic Neo','Noto Sans KR',Arial,sans-serif",
  arial: "Arial,'Helvetica Neue',Helvetica,'Apple SD Gothic Neo','Malgun Gothic',sans-serif",
  georgia: "Georgia,'Nanum Myeongjo',AppleMyungjo,Batang,serif",
  verdana: "Verdana,Geneva,'Apple SD Gothic Neo','Malgun Gothic',sans-serif",
} as const;
export const Font = z.enum(["system", "gothic", "arial", "georgia", "verdana"]);
export type Font = z.infer<typeof Font>;

/** How the team's mails look (docs/product/email.md#brand). */
export const Brand = z.object({
  logo: z.object({ src: ImageSource, alt: Line(100), width: z.int().min(16).max(400) }).nullable(),
  /** Of buttons and links. */
  primary_color: Colour,
  /** Behind the mail. */
  background_color: Colour,
  font: Font,
});
export type Brand = z.infer<typeof Brand>;

export const DEFAULT_BRAND: Brand = {
  logo: null,
  primary_color: "#0f766e",
  background_color: "#f4f4f5",
  font: "system",
};
