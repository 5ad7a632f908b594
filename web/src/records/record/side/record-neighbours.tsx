import { IconButton } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { ChevronDown, ChevronUp, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, type To } from "react-router";
import { neighboursOf } from "./record-trail";

type Place = { entity: EntityId; id: string };
type RecordNeighboursProps = {
  id: string;
  linkTo: (record: Place) => To;
  /** Whether the keys J and K press the buttons. Beside a list, these keys move through its rows instead. */
  hasKeys?: boolean;
};

/** Leads to the records before and after this one in the list that it was opened from. */
export function RecordNeighbours({ id, linkTo, hasKeys = false }: RecordNeighboursProps) {
  const { t } = useTranslation("records");
  const neighbours = neighboursOf(id);
  if (!neighbours) return null;
  return (
    <>
      <NeighbourButton
        label={t("trail.previous")}
        icon={ChevronUp}
        shortcut={hasKeys ? "previous" : undefined}
        place={neighbours.previous}
        linkTo={linkTo}
      />
      <NeighbourButton
        label={t("trail.next")}
        icon={ChevronDown}
        shortcut={hasKeys ? "next" : undefined}
        place={neighbours.next}
        linkTo={linkTo}
      />
    </>
  );
}

type NeighbourButtonProps = {
  label: string;
  icon: LucideIcon;
  shortcut: "previous" | "next" | undefined;
  place: Place | undefined;
  linkTo: RecordNeighboursProps["linkTo"];
};

function NeighbourButton({ label, icon: Icon, shortcut, place, linkTo }: NeighbourButtonProps) {
  if (!place)
    return (
      <IconButton variant="ghost" size="xs" aria-label={label} title={label} data-shortcut={shortcut} disabled>
        <Icon />
      </IconButton>
    );
  return (
    <IconButton asChild variant="ghost" size="xs" aria-label={label} title={label}>
      <Link to={linkTo(place)} replace data-shortcut={shortcut}>
        <Icon />
      </Link>
    </IconButton>
  );
}
