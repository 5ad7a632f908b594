import type { TextsLike } from "../../lib/language/texts-like";
import { builder } from "./en/builder";
import { followUp } from "./en/follow-up";
import { submission } from "./en/submission";
import type { ko } from "./ko";

export const en: TextsLike<typeof ko> = { ...builder, ...submission, ...followUp };
