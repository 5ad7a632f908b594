import { Skeleton } from "@chakra-ui/react";
import type { RecordFile } from "@dure/domain/records/file/file";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { To } from "react-router";
import { useAreaParts } from "../../../lib/area-parts";
import { useRemoteFlag } from "../../../teams/team/flag-queries";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import { FileSection } from "../../file/file-section";
import { NoteSection } from "../../note/note-section";
import { TodoSection } from "../../todo/todo-section";
import { RecordRelations, type Relations } from "../related/record-relations";
import type { RecordTab } from "./record-tabs";

const TimelineSection = lazyComponent(async () => (await import("../../timeline/timeline-section")).TimelineSection);

type Data = { record: RecordView; relations: Relations; cut: EntityId[]; files: RecordFile[] };

/** What belongs to a record besides its fields. */
export function useRecordTabs(
  { record, relations, cut, files }: Data,
  linkTo: (record: Pick<RecordView, "entity" | "id">) => To,
): RecordTab[] {
  const { t } = useTranslation(["records", "forms"]);
  const { CompanyInsight, EmailAddress, FormSubmissions, Journey, MailActivity } = useAreaParts();
  const isEmailOn = useRemoteFlag("enable_marketing_email");
  const { id, entity, email } = record;
  return [
    { id: "memo", label: t("note.title"), content: <NoteSection about={{ entityId: entity, id }} /> },
    { id: "todos", label: t("todo.title"), content: <TodoSection about={{ entityId: entity, id }} /> },
    {
      id: "timeline",
      label: t("timeline.title"),
      content: loaded(<TimelineSection about={{ entityId: entity, recordId: id }} />),
    },
    ...(CompanyInsight && entity === "company"
      ? [
          {
            id: "company",
            label: t("detail.companyData"),
            content: loaded(<CompanyInsight companyId={id} niceId={record.nice_id} />),
          },
        ]
      : []),
    ...(FormSubmissions && (entity === "lead" || entity === "deal")
      ? [
          {
            id: "forms",
            label: t("forms:submission.title"),
            content: loaded(<FormSubmissions entityId={entity} recordId={id} />),
          },
        ]
      : []),
    ...(Journey && entity !== "company"
      ? [{ id: "journey", label: t("detail.journey"), content: loaded(<Journey entityId={entity} recordId={id} />) }]
      : []),
    ...(MailActivity && isEmailOn && (entity === "lead" || entity === "deal")
      ? [{ id: "email", label: t("detail.email"), content: loaded(<MailActivity entityId={entity} recordId={id} />) }]
      : []),
    ...(EmailAddress && isEmailOn && entity !== "company"
      ? [
          {
            id: "consent",
            label: t("detail.consent"),
            content: loaded(<EmailAddress entityId={entity} recordId={id} email={email} />),
          },
        ]
      : []),
    {
      id: "related",
      label: t("detail.related"),
      count: Object.values(relations).flat().length,
      isAtLeast: cut.length > 0,
      content: <RecordRelations record={record} relations={relations} cut={cut} linkTo={linkTo} />,
    },
    {
      id: "files",
      label: t("file.title"),
      count: files.length,
      content: <FileSection params={{ entityId: entity, recordId: id }} files={files} />,
    },
  ];
}

const loaded = (content: ReactNode) => <Suspense fallback={<Skeleton h="32" />}>{content}</Suspense>;
