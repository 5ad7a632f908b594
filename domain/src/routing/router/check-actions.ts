import type { Text } from "../../shared/text";
import { WebUrl } from "../../shared/value";
import type { RoutingGroup } from "../logic/serialized-logic";
import { checkTexts } from "./check-texts";
import type { RouterBody } from "./router";
import { problem, type RouterProblem } from "./router-problem";

/** Problems of the outcomes: a missing message, address or organizer. */
export function checkActions({ groups, default: disqualified }: RouterBody): RouterProblem[] {
  const ofDefault = contentProblem(disqualified.type, disqualified.value);
  return [
    ...groups.flatMap((group) => {
      const text = groupProblem(group);
      return text ? [problem("actions", group.id, text)] : [];
    }),
    ...(ofDefault ? [problem("actions", disqualified.id, ofDefault, { unfinished: disqualified.value === "" })] : []),
  ];
}

function groupProblem({ type, props }: RoutingGroup): Text | null {
  if (type !== "routeTo") return contentProblem(type, props.value);
  return props.without_meeting && props.assignee_ids.length === 0 ? checkTexts.assigneeRequired : null;
}

function contentProblem(type: "text" | "redirection", value: string): Text | null {
  if (type === "redirection") return WebUrl.safeParse(value).success ? null : checkTexts.urlRequired;
  return value.trim() === "" ? checkTexts.messageRequired : null;
}
