import { Badge, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { MAX_GROUPS } from "@dure/domain/routing/logic/serialized-logic";
import type { RouterBody } from "@dure/domain/routing/router/router";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { CircleSlash, Flag, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddGroup } from "../actions/add-group";
import { GROUP_ICONS, kindOf } from "../actions/group-icons";
import { withGroup, withoutGroup } from "../actions/groups";
import { RemoveGroupDialog } from "../actions/remove-group-dialog";
import { problemTarget } from "../go-to-problem";
import { ProblemTexts } from "./problem-texts";
import { RouteCard } from "./route-card";
import type { RouteEditing } from "./use-route";
import type { RouteTexts } from "./use-route-texts";

type ResultCardProps = {
  draft: RouterBody;
  words: RouteTexts;
  problems: readonly RouterProblem[];
  isSelected: boolean;
  change: RouteEditing["change"];
};

/** The groups that answers can lead to, and the disqualified outcome. */
export function ResultCard({ draft, words, problems, isSelected, change }: ResultCardProps) {
  const { t } = useTranslation("routing");
  const [removed, setRemoved] = useState<string>();
  const { groups, default: disqualified } = draft;
  const wrongAt = (target: string) => problems.filter((one) => one.target === target);
  return (
    <RouteCard
      title={t("route.result")}
      icon={Flag}
      isSelected={isSelected}
      isWrong={["", disqualified.id, ...groups.map(({ id }) => id)].some((target) => wrongAt(target).length > 0)}
    >
      <Stack gap="2">
        <ProblemTexts problems={wrongAt("")} />
        {groups.length === 0 && <Text color="fg.muted">{t("route.noGroups")}</Text>}
        <Stack as="ul" listStyleType="none" gap="1" aria-label={t("route.groups")} _empty={{ display: "none" }}>
          {groups.map((group) => {
            const { id } = group;
            const kind = kindOf(group);
            const Icon = GROUP_ICONS[kind];
            return (
              <Stack as="li" key={id} gap="0" tabIndex={-1} {...problemTarget("route", id)}>
                <Flex gap="2" align="center">
                  <Text flex="1" minW="0" truncate>
                    {words.groupName(id)}
                  </Text>
                  <Badge flexShrink="0">
                    <Icon size={12} aria-hidden />
                    {t(`actions.kind.${kind}`)}
                  </Badge>
                  <IconButton
                    variant="ghost"
                    size="xs"
                    aria-label={t("route.removeGroup", { name: words.groupName(id) })}
                    onClick={() => setRemoved(id)}
                  >
                    <Trash2 />
                  </IconButton>
                </Flex>
                <ProblemTexts problems={wrongAt(id)} />
              </Stack>
            );
          })}
        </Stack>
        <AddGroup
          isFull={groups.length >= MAX_GROUPS}
          nextName={t("actions.groupNumber", { number: groups.length + 1 })}
          onAdd={(group) => change((before) => withGroup(before, group))}
        />
        <Flex gap="2" align="center" color="fg.muted">
          <CircleSlash size={14} aria-hidden />
          {t("route.disqualified")}
        </Flex>
        <ProblemTexts problems={wrongAt(disqualified.id)} />
      </Stack>
      <RemoveGroupDialog
        draft={draft}
        groupId={removed}
        onRemove={(id) => change((before) => withoutGroup(before, id))}
        onClose={() => setRemoved(undefined)}
      />
    </RouteCard>
  );
}
