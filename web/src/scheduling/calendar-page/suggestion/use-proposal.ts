import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ProposedTime, problemOf, type TimeRange, withTime } from "./proposal";

/** The proposed times. An invalid one is refused, and `problem` has the reason until the next change. */
export function useProposal(initial: readonly ProposedTime[]) {
  const { t } = useTranslation("scheduling");
  const [times, setTimes] = useState<ProposedTime[]>([...initial]);
  const [problem, setProblem] = useState<string>();

  /**
   * Adds a time, or moves the one with this key.
   * @returns whether it was valid
   */
  const put = (range: TimeRange, key: string = crypto.randomUUID()): boolean => {
    const found = problemOf(range, Date.now());
    setProblem(found && t(`calendarPage.refused.${found}`));
    if (found) return false;
    setTimes((before) => withTime(before, { key, start: range.start, end: range.end }));
    return true;
  };
  const remove = (key: string) => {
    setProblem(undefined);
    setTimes((before) => before.filter((one) => one.key !== key));
  };
  const clear = () => {
    setProblem(undefined);
    setTimes([]);
  };
  return { times, problem, put, remove, clear };
}
export type Proposal = ReturnType<typeof useProposal>;
