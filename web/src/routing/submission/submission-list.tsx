import { Skeleton, Stack, Text } from "@chakra-ui/react";
import type { RouterBody, RouterView } from "@dure/domain/routing/router/router";
import type { SubmissionHeader } from "@dure/domain/routing/submission/submission";
import { Inbox } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { useTeam } from "../../teams/team/team-queries";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { DeleteDialog } from "./delete-dialog";
import type { RowFilter } from "./rows/matching-rows";
import { useSearchedRows } from "./rows/use-searched-rows";
import type { DayRange } from "./statistics/period";
import { SubmissionDrawer } from "./submission-drawer";
import { SubmissionTable } from "./submission-table";
import { SubmissionTools } from "./submission-tools";
import { useLabels } from "./use-labels";

/** A router's submissions of some days, updated live. */
export function SubmissionList({ router, days }: { router: RouterView; days: DayRange }) {
  const { t } = useTranslation("routing");
  const { teamId } = useTeam();
  const [filter, setFilter] = useState<RowFilter>({ status: "", search: "" });
  const { rows, isAll, isCut, error, more, retry } = useSearchedRows(router, days, filter);
  const labels = useLabels(teamId, router.id);
  const [openId, setOpenId] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const mayDelete = useMayDelete();
  const close = useCallback(() => setOpenId(undefined), []);
  const isFiltered = filter.status !== "" || filter.search !== "";
  const chosenIds = (rows ?? []).filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  return (
    <Stack gap="3">
      <SubmissionTools
        router={router}
        days={days}
        filter={filter}
        onFilter={setFilter}
        chosen={mayDelete ? chosenIds.length : 0}
        onDelete={() => setDeleted(chosenIds)}
      />
      {error !== undefined && <ErrorState error={error} onRetry={retry} />}
      {!rows && error === undefined && <Skeleton h="60" />}
      {rows?.length === 0 && (
        <EmptyState
          icon={Inbox}
          title={t(isFiltered || days.from ? "submissions.noneFound" : "submissions.none")}
          description={t(isFiltered || days.from ? "submissions.noneFoundHint" : "submissions.noneHint")}
        />
      )}
      {rows && rows.length > 0 && (
        <SubmissionTable
          rows={rows}
          columns={answerColumns(labels, router)}
          selection={mayDelete ? { ids: chosen, set: setChosen } : undefined}
          onOpen={({ id }) => setOpenId(id)}
          onEnd={more}
        />
      )}
      <Text role="status" color="fg.muted" textStyle="xs">
        {rows && t(isCut ? "submissions.cut" : isAll ? "submissions.all" : "submissions.some", { count: rows.length })}
      </Text>
      <SubmissionDrawer
        row={rows?.find(({ id }) => id === openId)}
        router={router}
        labels={labels}
        onDelete={mayDelete ? (id) => setDeleted([id]) : undefined}
        onClose={close}
      />
      <DeleteDialog
        routerId={router.id}
        ids={deleted}
        onDeleted={() => setChosen(new Set())}
        onClose={() => setDeleted([])}
      />
    </Stack>
  );
}

/** The answers with a column of their own; those of the contact have fixed columns. */
function answerColumns(labels: SubmissionHeader["labels"], { metadata }: Pick<RouterBody, "metadata">) {
  const { fields: _, ...contact } = metadata.mappings;
  const known = new Set(Object.values(contact));
  return labels.filter(({ name }) => !known.has(name));
}

/** Whether the team allows deleting submissions (docs/product/routing-submissions.md#deletion). */
const useMayDelete = (): boolean => useRemoteFlag("enable_delete_form_submissions");
