import { z } from "zod";
import { Line } from "./value";

/** Where a visitor came from, as the page's address said. */
export const Utm = z.object({
  utm_source: Line(300).optional(),
  utm_medium: Line(300).optional(),
  utm_campaign: Line(300).optional(),
  utm_content: Line(300).optional(),
  utm_term: Line(300).optional(),
});
