import { Button } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../lib/area-parts";

type TemplatePreviewButtonProps = {
  templateId: number;
  /** The accessible name, if a screen has several of these buttons. */
  label?: string;
};

/** Opens a template's preview, from which a test mail can be sent. */
export function TemplatePreviewButton({ templateId, label }: TemplatePreviewButtonProps) {
  const { t } = useTranslation("forms");
  const { TemplatePreview } = useAreaParts();
  const [isShown, setShown] = useState(false);
  if (!TemplatePreview) return null;
  return (
    <>
      <Button variant="ghost" alignSelf="flex-start" aria-label={label} onClick={() => setShown(true)}>
        <Eye aria-hidden />
        {t("followUp.preview")}
      </Button>
      {isShown && (
        <Suspense>
          <TemplatePreview templateId={templateId} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
