import { useTranslation } from "react-i18next";
import type { EditorTab } from "./editor-tabs";

export type WrongPlaces = {
  tabs: readonly EditorTab[];
  /** The labels of questions. */
  questions: readonly string[];
};

/** Where a form can't be saved, in a sentence that names the tabs and the questions; undefined if nowhere. */
export function useWrongPlaces({ tabs, questions }: WrongPlaces): string | undefined {
  const { t } = useTranslation("scheduling");
  if (tabs.length === 0) return undefined;
  const names = { tabs: tabs.map((tab) => t(`editor.tab.${tab}`)).join(", "), questions: questions.join(", ") };
  return t(questions.length > 0 ? "editor.checkQuestions" : "editor.checkTabs", names);
}
