import { Drawer, Portal } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { CloseGuardContext } from "../../../ui/draft/close-guard-context";
import { useGuardedClose } from "../../../ui/draft/use-guarded-close";
import { DrawerClose } from "../../../ui/drawer-close";
import { ErrorState } from "../../../ui/error-state";
import { FormSkeleton } from "../../../ui/form-skeleton";
import { notify } from "../../../ui/toast/notify";
import { useFields } from "../../field/field-queries";
import { useMembers } from "../../member/member-queries";
import type { RegistryCompany } from "../../registry/use-registry-search";
import { useSideRecord } from "../side/use-side-record";
import { CompanyForm } from "./company-form";
import { ContactForm } from "./contact-form";
import type { CreateFormProps } from "./create-form-frame";
import { DealForm } from "./deal-form";
import { LeadForm } from "./lead-form";

const FORMS: Record<EntityId, ComponentType<CreateFormProps>> = {
  lead: LeadForm,
  deal: DealForm,
  company: CompanyForm,
  contact: ContactForm,
};

type CreateDrawerProps = {
  entity: EntityId;
  /** The deal type that a deal begins with. */
  dealType?: string;
  /** The stage that a deal begins at; "" for the first one. */
  stageId?: string | undefined;
  /** What a company or a contact is called. */
  name?: string;
  /** The company of the registry that a new company is. */
  company?: RegistryCompany | undefined;
  open: boolean;
  /** Shows no notice of the new record, because the caller shows the record. */
  quiet?: boolean;
  onClose: () => void;
  onCreated?: (record: RecordView) => void;
};

/** Adds a record beside the list. A click outside does not throw away what is typed. */
export function CreateDrawer(props: CreateDrawerProps) {
  const { entity, dealType = "", stageId = "", name = "", company, open, quiet = false, onClose, onCreated } = props;
  const { t } = useTranslation("records");
  const { open: openRecord } = useSideRecord();
  const fields = useFields(entity);
  const members = useMembers();
  const Form = FORMS[entity];
  const created = (record: RecordView) => {
    onCreated?.(record);
    onClose();
    if (quiet) return;
    notify.success({
      title: t(`create.done.${record.entity}`),
      action: { label: t("create.open"), onClick: () => openRecord(record.entity, record.id) },
    });
  };
  const guarded = useGuardedClose(onClose);
  return (
    <CloseGuardContext value={guarded.tell}>
      <Drawer.Root
        open={open}
        size={{ base: "full", md: "sm" }}
        closeOnInteractOutside={false}
        onOpenChange={(change) => !change.open && guarded.close()}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header borderBottomWidth="1px" py="3">
                <Drawer.Title textStyle="md">{t(`create.action.${entity}`)}</Drawer.Title>
              </Drawer.Header>
              {fields.data && !members.isPending ? (
                <Form {...{ dealType, stageId, name, company }} onCreated={created} onCancel={onClose} />
              ) : (
                <Drawer.Body py="4">
                  {fields.error ? <ErrorState error={fields.error} onRetry={fields.refetch} /> : <FormSkeleton />}
                </Drawer.Body>
              )}
              <DrawerClose />
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
      {guarded.question}
    </CloseGuardContext>
  );
}
