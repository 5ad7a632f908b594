import { z } from "zod";
import { sharedIssues } from "../shared-issues";

/** A color as `#rrggbb`, the one form that every mail client reads. Capitals are taken, too. */
export const HexColor = z
  .string()
  .regex(/^#[\da-f]{6}$/i, sharedIssues.color)
  .overwrite((color) => color.toLowerCase());
