import { Suspense, useSyncExternalStore } from "react";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import { requestedRecord, settleRequest, subscribeToRequest } from "../../field/requested-record";
import { referenceTo } from "../../field/values/reference-to";

const CreateDrawer = lazyComponent(async () => (await import("./create-drawer")).CreateDrawer);

/** The form for a company or a contact that a field is to refer to, and that needs more than its name. */
export function RequestedRecordDrawer() {
  const asked = useSyncExternalStore(subscribeToRequest, requestedRecord);
  if (!asked) return null;
  return (
    <Suspense>
      <CreateDrawer
        entity={asked.entity}
        name={asked.name}
        company={asked.company}
        open
        quiet
        onClose={() => settleRequest()}
        onCreated={(record) => settleRequest(referenceTo(record))}
      />
    </Suspense>
  );
}
