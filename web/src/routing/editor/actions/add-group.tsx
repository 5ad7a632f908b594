import { Button } from "@chakra-ui/react";
import type { RoutingGroup } from "@dure/domain/routing/logic/serialized-logic";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../../lib/area-parts";
import { ActionMenu } from "../../../ui/action-menu";
import { GROUP_ICONS } from "./group-icons";
import { newAssignmentGroup, newBookingGroup, newContentGroup } from "./groups";

type AddGroupProps = { nextName: string; isFull: boolean; onAdd: (group: RoutingGroup) => void };

/** Adds an outcome. An outcome with a meeting is added after its booking page is created. */
export function AddGroup({ nextName, isFull, onAdd }: AddGroupProps) {
  const { t } = useTranslation("routing");
  const { GroupPageForm } = useAreaParts();
  const [isBooking, setBooking] = useState(false);
  if (isFull) return null;
  return (
    <>
      <ActionMenu
        label={t("actions.add")}
        trigger={
          <Button variant="outline" alignSelf="flex-start">
            <Plus aria-hidden />
            {t("actions.add")}
          </Button>
        }
        actions={[
          ...(GroupPageForm
            ? [
                {
                  id: "routeTo",
                  label: t("actions.kind.routeTo"),
                  icon: GROUP_ICONS.routeTo,
                  onSelect: () => setBooking(true),
                },
              ]
            : []),
          {
            id: "assignment",
            label: t("actions.kind.assignment"),
            icon: GROUP_ICONS.assignment,
            onSelect: () => onAdd(newAssignmentGroup(crypto.randomUUID(), nextName)),
          },
          ...(["text", "redirection"] as const).map((type) => ({
            id: type,
            label: t(`actions.kind.${type}`),
            icon: GROUP_ICONS[type],
            onSelect: () => onAdd(newContentGroup(type, crypto.randomUUID(), nextName)),
          })),
        ]}
      />
      {isBooking && GroupPageForm && (
        <Suspense>
          <GroupPageForm
            linkId={null}
            onSaved={(page) => {
              setBooking(false);
              onAdd(newBookingGroup(crypto.randomUUID(), nextName, page));
            }}
            onClose={() => setBooking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
