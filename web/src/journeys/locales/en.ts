import type { TextsLike } from "../../lib/texts-like";
import { companyEn } from "./company-en";
import type { ko } from "./ko";

export const en: TextsLike<typeof ko> = { ...companyEn };
