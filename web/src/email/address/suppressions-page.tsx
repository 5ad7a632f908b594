import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { isRefusal } from "../../lib/call-error";
import { PageHeader } from "../../ui/page-header";
import { MarketingLocked } from "../marketing-locked";
import { AddSuppressionsDialog } from "./add-suppressions-dialog";
import { ExportSuppressions } from "./export-suppressions";
import { SuppressionFilters } from "./suppression-filters";
import { SuppressionList } from "./suppression-list";
import { type SuppressionFilter, useSuppressions } from "./suppression-queries";

/** Settings → Suppression list: the addresses that get no mail (docs/product/email.md#address). */
export function SuppressionsPage() {
  const { t } = useTranslation("email");
  const isAdmin = useIsAdmin();
  const [filter, setFilter] = useState<SuppressionFilter>({ search: "", reason: "" });
  const [isAdding, setAdding] = useState(false);
  const list = useSuppressions(filter);
  const isLocked = isRefusal(list.error, "PLAN_REQUIRED");
  return (
    <>
      <PageHeader
        title={t("suppression.title")}
        description={t("suppression.description")}
        actions={
          isAdmin &&
          !isLocked && (
            <>
              <ExportSuppressions />
              <Button onClick={() => setAdding(true)}>
                <Plus aria-hidden />
                {t("suppression.add")}
              </Button>
            </>
          )
        }
      />
      {isLocked ? (
        <MarketingLocked />
      ) : (
        <>
          <SuppressionFilters filter={filter} onChange={setFilter} />
          <SuppressionList list={list} isFiltered={filter.search !== "" || filter.reason !== ""} />
        </>
      )}
      {isAdding && <AddSuppressionsDialog onClose={() => setAdding(false)} />}
    </>
  );
}
