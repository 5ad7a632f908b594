import { NewReport, type ReportContent } from "@dure/domain/reports/dashboard/report";
import { issueText } from "@dure/domain/shared/issue-text";
import { useState } from "react";
import { useLocalizedText } from "../../lib/language/use-localized-text";
import { useDebounced } from "../../records/field/use-debounced";

const ASKED_AFTER_MS = 400;

export type Draft = { title: string; content: ReportContent; columns: string[] };

/** The messages about an incomplete setting, by the path of the faulty value: `group_by`, `goal`. */
export type Problems = ReadonlyMap<string, string>;

/** A report while it is edited. Its chart follows with a debounce, if the setting is complete. */
export function useReportDraft(initial: Draft) {
  const textOf = useLocalizedText();
  const [draft, setDraft] = useState(initial);
  const rested = useDebounced(draft.content, ASKED_AFTER_MS);
  const problems: Problems = new Map(
    issuesOf(draft).map((issue) => [issue.path.slice(1).join("."), textOf(issueText(issue, draft.content))]),
  );
  return {
    draft,
    setDraft,
    problems,
    /** The content to calculate a chart from; undefined while it is incomplete. */
    asked: contentOf(rested),
  };
}

const parse = (content: ReportContent) => NewReport.safeParse(content);
const contentOf = (content: ReportContent): ReportContent | undefined => (parse(content).success ? content : undefined);
const issuesOf = ({ content }: Draft) => parse(content).error?.issues ?? [];
