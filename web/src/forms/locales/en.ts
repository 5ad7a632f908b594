import type { TextsLike } from "../../lib/texts-like";
import { followUp } from "./en/follow-up";
import { submission } from "./en/submission";
import type { ko } from "./ko";

export const en: TextsLike<typeof ko> = { ...submission, ...followUp };
