import { groupNext } from "@dure/domain/routing/graph/logic-to-graph";
import { Handle, type NodeProps, Position } from "@xyflow/react";
import { CircleSlash, Flag } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { GROUP_ICONS, kindOf } from "../../actions/group-icons";
import { nextKey } from "../next-option";
import { useCanvas } from "./canvas-context";
import type { FlowNode } from "./flow";
import { NodeFrame } from "./node-frame";
import { NodeRow } from "./node-row";

/** The groups and the disqualified outcome, each with a handle. */
export const ResultNode = memo(function ResultNode({ selected }: NodeProps<FlowNode>) {
  const { t } = useTranslation("routing");
  const { draft, words, problems } = useCanvas();
  const targets = new Set(["", draft.default.id, ...draft.groups.map(({ id }) => id)]);
  const wrong = problems.filter(({ target }) => targets.has(target));
  return (
    <NodeFrame title={t("route.result")} icon={Flag} isSelected={selected} problems={wrong}>
      {draft.groups.map((group) => (
        <NodeRow
          key={group.id}
          text={words.groupName(group.id)}
          icon={GROUP_ICONS[kindOf(group)]}
          isWrong={wrong.some(({ target }) => target === group.id)}
          handle={<Handle type="target" id={nextKey(groupNext(group))} position={Position.Left} />}
        />
      ))}
      <NodeRow
        text={t("route.disqualified")}
        icon={CircleSlash}
        isMuted
        isWrong={wrong.some(({ target }) => target === draft.default.id)}
        handle={<Handle type="target" id="disqualified" position={Position.Left} />}
      />
    </NodeFrame>
  );
});
