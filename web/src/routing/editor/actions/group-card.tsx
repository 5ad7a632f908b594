import { Badge, Box, Flex, IconButton, Input, Stack } from "@chakra-ui/react";
import type { RoutingGroup } from "@dure/domain/routing/logic/serialized-logic";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Tooltip } from "../../../ui/tooltip";
import { problemTarget } from "../go-to-problem";
import { BookingContent } from "./booking-content";
import { ContentField } from "./content-field";
import { GROUP_ICONS, kindOf } from "./group-icons";
import { type OutcomeErrors, OutcomeFields } from "./outcome-fields";

type GroupCardProps = {
  group: RoutingGroup;
  errors: OutcomeErrors;
  onChange: (group: RoutingGroup) => void;
  onRemove: () => void;
};

/** A group's name, its outcome, and what happens to its submissions. */
export function GroupCard({ group, errors, onChange, onRemove }: GroupCardProps) {
  const { t } = useTranslation("routing");
  const { name } = group.props;
  const kind = kindOf(group);
  const Icon = GROUP_ICONS[kind];
  return (
    <Box
      as="li"
      tabIndex={-1}
      {...problemTarget("actions", group.id)}
      aria-label={name || t("actions.unnamed")}
      borderWidth="1px"
      borderColor={errors.content || errors.mail ? "border.error" : undefined}
      rounded="l3"
      bg="bg.panel"
      p={{ base: "4", md: "5" }}
    >
      <Flex gap="2" align="center" mb="4">
        <Input
          flex="1"
          minW="0"
          fontWeight="medium"
          aria-label={t("actions.name")}
          placeholder={t("actions.unnamed")}
          maxLength={100}
          value={name}
          onChange={({ target }) => onChange(withProps(group, { name: target.value }))}
        />
        <Badge flexShrink="0">
          <Icon size={12} aria-hidden />
          {t(`actions.kind.${kind}`)}
        </Badge>
        <Tooltip content={t("actions.remove")}>
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={t("actions.removeOf", { name: name || t("actions.unnamed") })}
            onClick={onRemove}
          >
            <Trash2 />
          </IconButton>
        </Tooltip>
      </Flex>
      <Stack gap="4">
        {group.type === "routeTo" ? (
          <BookingContent
            groupId={group.id}
            props={group.props}
            error={errors.content}
            onChange={(changes) => onChange(withProps(group, changes))}
          />
        ) : (
          <ContentField
            type={group.type}
            value={group.props.value}
            error={errors.content}
            onChange={(value) => onChange(withProps(group, { value }))}
          />
        )}
        <OutcomeFields
          mailError={errors.mail}
          settings={group.props}
          hasAssignee={group.type !== "routeTo"}
          hasMeeting={kind === "routeTo"}
          onChange={(changes) => onChange(withProps(group, changes))}
        />
      </Stack>
    </Box>
  );
}

/** The caller has checked the group's type, so the changes fit it. */
const withProps = (group: RoutingGroup, changes: Partial<RoutingGroup["props"]>): RoutingGroup =>
  ({ ...group, props: { ...group.props, ...changes } }) as RoutingGroup;
