import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { download } from "../../lib/api";
import { saveFile } from "../../lib/http/create-download";
import { useMutation } from "../../lib/use-mutation";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { FormError } from "../../ui/form-error";

/** The button that fetches the suppression list as a file, unless the team has downloads switched off. */
export function ExportSuppressions() {
  const { t } = useTranslation("email");
  const isHidden = useRemoteFlag("hide_record_download_button");
  const exporting = useMutation({
    mutationFn: async () => saveFile(await download("/email/suppressions/export"), "suppressions.csv"),
  });
  if (isHidden) return null;
  return (
    <>
      <Button variant="outline" loading={exporting.isPending} onClick={() => exporting.mutate()}>
        <Download aria-hidden />
        {t("suppression.export")}
      </Button>
      <FormError error={exporting.error} />
    </>
  );
}
