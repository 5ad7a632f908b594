import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { PageHeader } from "../../ui/page-header";
import { notify } from "../../ui/toast/notify";
import { TemplateForm } from "./editor/template-form";
import { templateFromLibrary } from "./library/template-from-library";
import { useChangeTemplate, useCreateTemplate, useTemplates } from "./template-queries";

/** Edits a template; the id `new` is a template that is not saved yet. */
export function EditTemplate() {
  const { t, i18n } = useTranslation("email");
  const [query] = useSearchParams();
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const { data: templates, error, refetch } = useTemplates();
  const create = useCreateTemplate();
  const change = useChangeTemplate();
  const isNew = id === "new";
  const [begun] = useState(() => templateFromLibrary(query.get("from"), i18n.language === "en" ? "en" : "ko"));
  const known = templates?.find((template) => String(template.id) === id);
  const said = { onSuccess: () => notify.success({ title: t("editor.saved") }) };
  const title = isNew ? t("editor.new") : t("editor.edit");
  if (error && !templates) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader title={title} />
      {!templates && <FormSkeleton />}
      {templates && !isNew && !known && <EmptyState title={t("editor.gone")} />}
      {isNew && templates && (
        <TemplateForm
          initial={begun}
          isSaving={create.isPending}
          error={create.error}
          onSave={(body) => create.mutate({ body }, said)}
          // Without unsaved changes, leaving needs no confirmation.
          made={create.data}
          onLeave={(made) => navigate(`/settings/email-templates/${made.id}`, { replace: true })}
        />
      )}
      {known && (
        <TemplateForm
          key={id}
          initial={known}
          isSaving={change.isPending}
          error={change.error}
          onSave={(body, saved) =>
            change.mutate(
              { params: { id: known.id }, query: { based_on: known.updated_at }, body },
              {
                onSuccess: () => {
                  saved();
                  said.onSuccess();
                },
              },
            )
          }
        />
      )}
    </>
  );
}
