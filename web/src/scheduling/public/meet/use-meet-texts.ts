import { useLanguage } from "../shell/language";
import { meetEn } from "../texts/meet-en";
import { meetKo } from "../texts/meet-ko";

const TEXTS = { ko: meetKo, en: meetEn };

/** The texts that only the page of a suggested meeting has. */
export const useMeetTexts = () => TEXTS[useLanguage().locale];
