import { useTranslation } from "react-i18next";
import type { EditorTab } from "./editor-tabs";

export type WrongPlaces = {
  tabs: readonly EditorTab[];
  /** The labels of questions. */
  questions: readonly string[];
};

/** A sentence with the tabs and questions that keep a form from being saved; undefined if there are none. */
export function useWrongPlaces({ tabs, questions }: WrongPlaces): string | undefined {
  const { t } = useTranslation("scheduling");
  if (tabs.length === 0) return undefined;
  const names = { tabs: tabs.map((tab) => t(`editor.tab.${tab}`)).join(", "), questions: questions.join(", ") };
  return t(questions.length > 0 ? "editor.checkQuestions" : "editor.checkTabs", names);
}
