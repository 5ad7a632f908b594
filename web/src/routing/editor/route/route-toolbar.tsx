import { Flex, HStack, IconButton } from "@chakra-ui/react";
import { LayoutDashboard, Maximize2, Minimize2, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tooltip } from "../../../ui/tooltip";
import { withPositions } from "./route-parts";
import type { RouteEditing } from "./use-route";

type RouteToolbarProps = {
  editing: RouteEditing;
  isFullScreen: boolean;
  onFullScreen: (isFullScreen: boolean) => void;
  children: ReactNode;
};

/** The actions on the whole graph. */
export function RouteToolbar({ editing, isFullScreen, onFullScreen, children }: RouteToolbarProps) {
  const { t } = useTranslation("routing");
  const tools = [
    { id: "undo", label: t("route.undo"), icon: Undo2, isOff: !editing.canUndo, act: editing.undo },
    { id: "redo", label: t("route.redo"), icon: Redo2, isOff: !editing.canRedo, act: editing.redo },
    {
      id: "arrange",
      label: t("route.arrange"),
      icon: LayoutDashboard,
      isOff: false,
      act: () => editing.change((before) => withPositions(before, {})),
    },
    {
      id: "full-screen",
      label: t(isFullScreen ? "route.leaveFullScreen" : "route.fullScreen"),
      icon: isFullScreen ? Minimize2 : Maximize2,
      isOff: false,
      act: () => onFullScreen(!isFullScreen),
    },
  ];
  return (
    <Flex gap="2" align="center" justify="space-between" wrap="wrap">
      {children}
      <HStack gap="1">
        {tools.map(({ id, label, icon: Icon, isOff, act }) => (
          <Tooltip key={id} content={label}>
            <IconButton variant="ghost" size="sm" aria-label={label} disabled={isOff} onClick={act}>
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </HStack>
    </Flex>
  );
}
