import { Badge, Box, Flex, IconButton, Input, Stack } from "@chakra-ui/react";
import type { RoutingGroup } from "@dure/domain/routing/serialized-logic";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Tooltip } from "../../../ui/tooltip";
import { BookingContent } from "./booking-content";
import { ContentField } from "./content-field";
import { GROUP_ICONS, kindOf } from "./group-icons";
import { OutcomeFields } from "./outcome-fields";

type GroupCardProps = {
  group: RoutingGroup;
  error: string | undefined;
  onChange: (group: RoutingGroup) => void;
  onRemove: () => void;
};

/** A group: its name, what visitors get, and what is done with their submission. */
export function GroupCard({ group, error, onChange, onRemove }: GroupCardProps) {
  const { t } = useTranslation("routing");
  const { name } = group.props;
  const kind = kindOf(group);
  const Icon = GROUP_ICONS[kind];
  return (
    <Box
      as="li"
      aria-label={name || t("actions.unnamed")}
      borderWidth="1px"
      borderColor={error ? "border.error" : undefined}
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
            error={error}
            onChange={(changes) => onChange(withProps(group, changes))}
          />
        ) : (
          <ContentField
            type={group.type}
            value={group.props.value}
            error={error}
            onChange={(value) => onChange(withProps(group, { value }))}
          />
        )}
        <OutcomeFields
          settings={group.props}
          hasAssignee={group.type !== "routeTo"}
          onChange={(changes) => onChange(withProps(group, changes))}
        />
      </Stack>
    </Box>
  );
}

/** The changes belong to the group's own kind; each caller above has looked at it. */
const withProps = (group: RoutingGroup, changes: Partial<RoutingGroup["props"]>): RoutingGroup =>
  ({ ...group, props: { ...group.props, ...changes } }) as RoutingGroup;
