import { Button, Text } from "@chakra-ui/react";
import { Download, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { FormError } from "../../ui/form-error";
import { PageHeader } from "../../ui/page-header";
import { useRemoteFlag } from "../team/flag-queries";
import { AuditFilters } from "./audit-filters";
import { AuditList } from "./audit-list";
import type { AuditFilter } from "./audit-queries";
import { SealDialog } from "./seal-dialog";
import { useAuditExport } from "./use-audit-export";

/** Settings → Audit log: for admins. The server refuses others, and the list says so. */
export function AuditLogPage() {
  const { t } = useTranslation("teams");
  const isAdmin = useIsAdmin();
  const isHidden = useRemoteFlag("hide_audit_log_download_button");
  const [filter, setFilter] = useState<AuditFilter>({});
  const [isChecking, setChecking] = useState(false);
  const exporting = useAuditExport(filter);
  return (
    <>
      <PageHeader
        title={t("auditLog.title")}
        description={t("auditLog.description")}
        actions={
          isAdmin && (
            <>
              <Button variant="ghost" onClick={() => setChecking(true)}>
                <ShieldCheck aria-hidden />
                {t("auditLog.seal.check")}
              </Button>
              {!isHidden && (
                <Button variant="outline" loading={exporting.isRunning} onClick={() => exporting.run()}>
                  <Download aria-hidden />
                  {t("auditLog.export")}
                </Button>
              )}
            </>
          )
        }
      />
      {exporting.isRunning && (
        <Text role="status" color="fg.muted" mb="4">
          {t("auditLog.exporting")}
        </Text>
      )}
      <FormError error={exporting.error} />
      <AuditFilters filter={filter} onChange={setFilter} />
      <AuditList filter={filter} />
      {isChecking && <SealDialog onClose={() => setChecking(false)} />}
    </>
  );
}
