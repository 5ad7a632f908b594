import { Avatar } from "@chakra-ui/react";

const SIZES = { sm: "6", md: "8", lg: "16" } as const;

export type PersonAvatarProps = { name: string; src?: string | undefined; size?: keyof typeof SIZES };

/** A person's picture, or the first letter of their name. Decorative: the name is beside it. */
export function PersonAvatar({ name, src, size = "sm" }: PersonAvatarProps) {
  const [initial = "?"] = name.trim();
  return (
    <Avatar.Root boxSize={SIZES[size]} aria-hidden bg="brand.muted" color="brand.fg" flexShrink="0">
      <Avatar.Fallback fontSize={size === "lg" ? "xl" : "xs"} fontWeight="semibold">
        {initial.toUpperCase()}
      </Avatar.Fallback>
      {src && <Avatar.Image src={src} alt="" />}
    </Avatar.Root>
  );
}
