import type { EntityId } from "@dure/domain/records/record/entity";
import { useEffect, useState } from "react";
import { lazyPart } from "../../../ui/lazy/lazy-part";
import { newRecordRequests } from "./new-record-requests";

const CreateDrawer = lazyPart(async () => (await import("./create-drawer")).CreateDrawer, {
  isWanted: ({ open }) => open,
});

/** The form for a record that a shortcut or the search asks for, on any page. */
export function NewRecordDrawer() {
  const [entity, setEntity] = useState<EntityId>("lead");
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      newRecordRequests.subscribe((wanted) => {
        setEntity(wanted);
        setOpen(true);
      }),
    [],
  );
  return <CreateDrawer key={entity} entity={entity} open={open} onClose={() => setOpen(false)} />;
}
