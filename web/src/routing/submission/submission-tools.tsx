import { Button, Flex, Input, InputGroup, NativeSelect } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { DISPLAY_STATUSES } from "@dure/domain/routing/submission/submission";
import { localeOf } from "@dure/domain/shared/text";
import { Download, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { download } from "../../lib/api";
import { saveFile } from "../../lib/http/create-download";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { FormError } from "../../ui/form-error";
import type { RowFilter } from "./rows/matching-rows";
import type { DayRange } from "./statistics/period";

type SubmissionToolsProps = {
  router: RouterView;
  days: DayRange;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  /** The limit of one deletion. */
  chosen: number;
  onDelete: () => void;
};

/** The filter and the bulk actions. Only admins may export. */
export function SubmissionTools({ router, days, filter, onFilter, chosen, onDelete }: SubmissionToolsProps) {
  const { t } = useTranslation("routing");
  const isAdmin = useIsAdmin();
  const isHidden = useRemoteFlag("hide_record_download_button");
  const file = useExport(router, days);
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <InputGroup startElement={<Search size={14} aria-hidden />} flex="1" minW="48" maxW="sm">
          <Input
            type="search"
            aria-label={t("submissions.search")}
            placeholder={t("submissions.search")}
            value={filter.search}
            onChange={({ target }) => onFilter({ ...filter, search: target.value })}
          />
        </InputGroup>
        <NativeSelect.Root w="auto">
          <NativeSelect.Field
            aria-label={t("submissions.column.status")}
            value={filter.status}
            onChange={({ target }) =>
              onFilter({ ...filter, status: DISPLAY_STATUSES.find((one) => one === target.value) ?? "" })
            }
          >
            <option value="">{t("submissions.allStatuses")}</option>
            {DISPLAY_STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`submissions.status.${status}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {chosen > 0 && (
          <Button variant="outline" colorPalette="red" onClick={onDelete}>
            <Trash2 aria-hidden />
            {t("submissions.deleteChosen", { count: chosen })}
          </Button>
        )}
        {isAdmin && !isHidden && (
          <Button variant="outline" ms={{ md: "auto" }} loading={file.isRunning} onClick={file.start}>
            <Download aria-hidden />
            {t("submissions.csv")}
          </Button>
        )}
      </Flex>
      <FormError error={file.error} />
    </>
  );
}

/** Downloads a router's submissions of some days as CSV. */
function useExport({ id, title }: { id: string; title: string }, days: DayRange) {
  const { i18n } = useTranslation();
  const language = localeOf(i18n.language);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  async function start(): Promise<void> {
    setRunning(true);
    setError(undefined);
    try {
      const file = await download(`/route-logic/${id}/submissions?${new URLSearchParams({ ...days, language })}`);
      saveFile(file, `${title}.csv`);
    } catch (failure) {
      setError(failure);
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, error, start };
}
