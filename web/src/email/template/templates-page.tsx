import { Button } from "@chakra-ui/react";
import { LayoutTemplate, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ErrorState } from "../../ui/error-state";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { ListSkeleton } from "../../ui/list-skeleton";
import { PageHeader } from "../../ui/page-header";
import { TemplateList } from "./template-list";
import { useTemplates } from "./template-queries";

const TemplateGallery = lazyComponent(async () => (await import("./library/template-gallery")).TemplateGallery);

/** The team's e-mail templates (docs/product/email.md#template). */
export function TemplatesPage() {
  const { t } = useTranslation("email");
  const [isChoosing, setChoosing] = useState(false);
  const { data: templates, error, refetch } = useTemplates();
  return (
    <>
      <PageHeader
        title={t("templates.title")}
        description={t("templates.description")}
        actions={
          <>
            <Button variant="outline" onClick={() => setChoosing(true)}>
              <LayoutTemplate aria-hidden />
              {t("document.library.open")}
            </Button>
            <Button asChild>
              <Link to="new">
                <Plus aria-hidden />
                {t("templates.create")}
              </Link>
            </Button>
          </>
        }
      />
      {error && !templates && <ErrorState error={error} onRetry={refetch} />}
      {!error && !templates && <ListSkeleton />}
      {templates && <TemplateList templates={templates} />}
      {isChoosing && (
        <Suspense>
          <TemplateGallery onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
