import { EntityId } from "@dure/domain/records/record/entity";
import { useCallback } from "react";
import { useSearchParams } from "react-router";

const NAME = "record";

/** The record that is open beside the list, kept in the address: `?record=lead.abc`. */
export function useSideRecord() {
  const [params, setParams] = useSearchParams();
  const [entityText, id] = (params.get(NAME) ?? "").split(".");
  const entity = EntityId.safeParse(entityText).data;
  const side = entity && id ? { entity, id } : undefined;

  const withRecord = (value: string | undefined) => (before: URLSearchParams) => {
    const next = new URLSearchParams(before);
    if (value) next.set(NAME, value);
    else next.delete(NAME);
    return next;
  };

  const search = params.toString();
  /** The address of this page with a record beside it. */
  const hrefOf = useCallback(
    ({ entity: to, id: recordId }: { entity: EntityId; id: string }) => {
      const next = new URLSearchParams(search);
      next.set(NAME, `${to}.${recordId}`);
      return `?${next}`;
    },
    [search],
  );

  return {
    side,
    hrefOf,
    open: (to: EntityId, recordId: string) =>
      setParams(withRecord(`${to}.${recordId}`), { replace: side !== undefined }),
    close: () => setParams(withRecord(undefined), { replace: true }),
    /** A link that opens a record beside this page. */
    linkTo: (to: EntityId, recordId: string) => ({ search: `?${withRecord(`${to}.${recordId}`)(params)}` }),
  };
}
