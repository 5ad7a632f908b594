import { Button } from "@chakra-ui/react";
import { FileX2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";

/** Stands where a record was. */
export function RecordGone({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation("records");
  return (
    <div role="alert">
      <EmptyState
        icon={FileX2}
        title={t("detail.gone")}
        description={t("detail.goneHint")}
        action={
          <Button variant="outline" mt="2" onClick={onLeave}>
            {t("detail.backToList")}
          </Button>
        }
      />
    </div>
  );
}
