import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { download } from "../../lib/api";
import { saveFile } from "../../lib/http/create-download";
import { useMutation } from "../../lib/use-mutation";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { FormError } from "../../ui/form-error";

/** The button that fetches all recipients as a file; for admins. */
export function ExportRecipients({ id }: { id: string }) {
  const { t } = useTranslation("email");
  const isAdmin = useIsAdmin();
  const isHidden = useRemoteFlag("hide_record_download_button");
  const exporting = useMutation({
    mutationFn: async () => saveFile(await download(`/email-campaigns/${id}/recipients/export`), "recipients.csv"),
  });
  if (!isAdmin || isHidden) return null;
  return (
    <>
      <Button variant="outline" loading={exporting.isPending} onClick={() => exporting.mutate()}>
        <Download aria-hidden />
        {t("report.export")}
      </Button>
      <FormError error={exporting.error} />
    </>
  );
}
