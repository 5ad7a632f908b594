import { HStack, IconButton } from "@chakra-ui/react";
import { Copy, ExternalLink, type LucideIcon, Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRemoteFlag } from "../../../teams/team/flag-queries";
import { notify } from "../../../ui/toast/notify";
import type { QuickLink } from "./quick-link";

const ICONS: Record<QuickLink["kind"], LucideIcon> = { url: ExternalLink, email: Mail, phone: Phone };

/** Buttons to open or copy a field's value. They show on hover or focus on desktops, and always on phones. */
export function QuickActions({ link, label }: { link: QuickLink; label: string }) {
  const { t } = useTranslation("records");
  const mayCopy = !useRemoteFlag("disable_copy_paste");
  const Icon = ICONS[link.kind];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.copied);
      notify.success({ title: t("field.copied") });
    } catch {
      notify.error({ title: t("field.copyFailed"), description: link.copied });
    }
  };
  return (
    <HStack
      gap="0"
      flexShrink="0"
      opacity={{ md: 0 }}
      _groupHover={{ opacity: 1 }}
      _groupFocusWithin={{ opacity: 1 }}
      transition="opacity"
    >
      <IconButton asChild variant="ghost" size="xs">
        <a
          href={link.href}
          aria-label={t(`field.quick.${link.kind}`, { label })}
          title={t(`field.quick.${link.kind}`, { label })}
          {...(link.kind === "url" && { target: "_blank", rel: "noreferrer" })}
        >
          <Icon />
        </a>
      </IconButton>
      {mayCopy && (
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t("field.copy", { label })}
          title={t("field.copy", { label })}
          onClick={() => void copy()}
        >
          <Copy />
        </IconButton>
      )}
    </HStack>
  );
}
