import type { TextsLike } from "../../lib/language/texts-like";
import { companyEn } from "./company-en";
import { draftEn } from "./draft-en";
import type { ko } from "./ko";
import { researchEn } from "./research-en";
import { trackerEn } from "./tracker-en";

export const en: TextsLike<typeof ko> = { ...companyEn, ...draftEn, ...researchEn, ...trackerEn };
