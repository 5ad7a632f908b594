import { useLanguage } from "../shell/language";
import { meetEn } from "../texts/meet-en";
import { meetKo } from "../texts/meet-ko";

const TEXTS = { ko: meetKo, en: meetEn };

/** What only the page of a suggested meeting says. */
export const useMeetTexts = () => TEXTS[useLanguage().locale];
