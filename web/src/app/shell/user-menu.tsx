import { Box, chakra, Menu, Portal, Text, VisuallyHidden } from "@chakra-ui/react";
import { ChevronsUpDown, LogOut, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { UserAvatar } from "../../identity/picture/user-avatar";
import { signOut } from "../../identity/session/sign-out";
import { useProfile } from "../../identity/user/user-queries";
import { LanguageItems } from "./language-items";
import { ThemeItems } from "./theme-items";

/** The signed-in user, and their personal menu. */
export function UserMenu({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation("app");
  const profile = useProfile();
  const { display_name, email } = profile;
  const navigate = useNavigate();

  const select = async (value: string) => {
    if (value === "profile") await navigate("/settings/profile");
    if (value === "sign-out") await signOut();
  };

  return (
    <Menu.Root positioning={{ placement: "top-start" }} onSelect={({ value }) => void select(value)} lazyMount>
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
          {...(folded && { "aria-label": t("user.menu") })}
          display="flex"
          alignItems="center"
          gap="2.5"
          m="2"
          p="1.5"
          rounded="l2"
          textAlign="start"
          cursor="pointer"
          focusVisibleRing="inside"
          _hover={{ bg: "bg.emphasized/60" }}
        >
          <UserAvatar user={profile} />
          {!folded && (
            <>
              <Box flex="1" minW="0" lineHeight="1.3">
                <Text fontWeight="medium" truncate>
                  {display_name || email}
                </Text>
                <Text textStyle="xs" color="fg.muted" truncate>
                  {email}
                </Text>
              </Box>
              <VisuallyHidden>{t("user.menu")}</VisuallyHidden>
              <ChevronsUpDown size={14} aria-hidden />
            </>
          )}
        </chakra.button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="14rem">
            <Menu.Item value="profile">
              <UserRound size={15} aria-hidden />
              {t("user.profile")}
            </Menu.Item>
            <Menu.Separator />
            <ThemeItems />
            <Menu.Separator />
            <LanguageItems />
            <Menu.Separator />
            <Menu.Item value="sign-out">
              <LogOut size={15} aria-hidden />
              {t("menu.signOut")}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
