import type { Text } from "../shared/text";

/** The source of sample leads and deals; a team's own records have another one. */
export const SAMPLE_SOURCE: Text = { ko: "예시 데이터", en: "Sample data" };

export const SAMPLE_SOURCES: readonly string[] = Object.values(SAMPLE_SOURCE);
