import { lazy, Suspense, useSyncExternalStore } from "react";
import { askedRecord, endAsking, subscribeToAsked } from "../../field/asked-record";
import { referenceTo } from "../../field/values/reference-to";

const CreateDrawer = lazy(async () => ({ default: (await import("./create-drawer")).CreateDrawer }));

/** The form for a company or a contact that a field is to refer to, and that needs more than its name. */
export function AskedDrawer() {
  const asked = useSyncExternalStore(subscribeToAsked, askedRecord);
  if (!asked) return null;
  return (
    <Suspense>
      <CreateDrawer
        entity={asked.entity}
        name={asked.name}
        open
        quiet
        onClose={() => endAsking()}
        onCreated={(record) => endAsking(referenceTo(record))}
      />
    </Suspense>
  );
}
