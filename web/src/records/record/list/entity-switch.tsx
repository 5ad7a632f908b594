import { Button, Group } from "@chakra-ui/react";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useListTitle } from "./use-list-title";

const LISTS = [
  { entity: "lead", to: "/leads" },
  { entity: "lead-deal-combined", to: "/leads/all" },
] as const;

/** Leads alone, or together with the deals that they have become. */
export function EntitySwitch({ entity }: { entity: ListEntityId }) {
  const { t } = useTranslation("records");
  const listTitle = useListTitle();
  if (!LISTS.some((list) => list.entity === entity)) return null;
  return (
    <Group as="nav" attached aria-label={t("list.entities")}>
      {LISTS.map((list) => (
        <Button
          key={list.entity}
          asChild
          variant="outline"
          // A phone's line has the list's other buttons, too.
          px={{ base: "2.5", md: "4" }}
          bg={list.entity === entity ? "bg.emphasized" : undefined}
          aria-current={list.entity === entity ? "page" : undefined}
        >
          <Link to={list.to}>{listTitle(list.entity)}</Link>
        </Button>
      ))}
    </Group>
  );
}
