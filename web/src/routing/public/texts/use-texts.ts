import type { Locale } from "@dure/domain/shared/text";
import { useChosenLanguage } from "../../../ui/public/shell/language";
import { en } from "./en";
import { type FormTexts, ko } from "./ko";

const TEXTS: Record<Locale, FormTexts> = { ko, en };

export const useTexts = (): FormTexts => TEXTS[useChosenLanguage().locale];
