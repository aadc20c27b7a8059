type NavIconProps = { filled: boolean };

/** Community, You and Act: outlined, or filled when active (design §3.4). */
export function CommunityIcon({ filled }: NavIconProps) {
  const fill = fillOf(filled);
  return (
    <svg {...frame}>
      <circle cx="9" cy="8" r="3.6" fill={fill} />
      <path
        d="M2.8 19.6c0-3.6 2.7-5.8 6.2-5.8s6.2 2.2 6.2 5.8c0 .5-.4.9-.9.9H3.7a.9.9 0 0 1-.9-.9Z"
        fill={fill}
      />
      <path d="M15.6 4.7a3.6 3.6 0 0 1 0 6.6M18 14.3c2 .8 3.2 2.6 3.2 5.1 0 .5-.4 1-.9 1h-1.6" />
    </svg>
  );
}

export function YouIcon({ filled }: NavIconProps) {
  return (
    <svg {...frame}>
      <path
        d="M12 22c-4.8 0-8-3.1-8-7.4 0-4.2 2.8-6 4.3-8.5.8-1.3 1.1-2.5 1-3.8C11 3.3 12 5 12 7.2Z"
        fill={fillOf(filled)}
      />
      <path d="M12 22c4.8 0 8-3.1 8-7.4 0-3-1.7-5.6-5.6-6.5-1.1-.3-2.1-.4-2.4-.9" fill={fillOf(filled)} />
      {!filled && <path d="M12 21.5V13" />}
    </svg>
  );
}

export function ActIcon({ filled }: NavIconProps) {
  return (
    <svg {...frame}>
      <path
        d="M4 9.2h3.6L17 4.3v13.4l-9.4-4.9H4a1.2 1.2 0 0 1-1.2-1.2v-1.2A1.2 1.2 0 0 1 4 9.2Z"
        fill={fillOf(filled)}
      />
      <path d="M7.4 13v5.2c0 1.1.8 1.9 1.9 1.9s1.9-.8 1.9-1.9v-3.3M20.2 8.7a3.4 3.4 0 0 1 0 4.6" />
    </svg>
  );
}

const frame = {
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.9,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;
const fillOf = (filled: boolean) => (filled ? "currentColor" : undefined);
