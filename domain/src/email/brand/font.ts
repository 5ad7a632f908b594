import { z } from "zod";

/** Font stacks of fonts that devices have: mail clients load no others. */
export const FONTS = {
  system: "-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Segoe UI',sans-serif",
  gothic: "'Malgun Gothic','Apple SD Gothic Neo','Noto Sans KR',Arial,sans-serif",
  arial: "Arial,'Helvetica Neue',Helvetica,'Apple SD Gothic Neo','Malgun Gothic',sans-serif",
  georgia: "Georgia,'Nanum Myeongjo',AppleMyungjo,Batang,serif",
  verdana: "Verdana,Geneva,'Apple SD Gothic Neo','Malgun Gothic',sans-serif",
} as const;
export const FONT_IDS = ["system", "gothic", "arial", "georgia", "verdana"] as const;
export const Font = z.enum(FONT_IDS);
export type Font = z.infer<typeof Font>;
