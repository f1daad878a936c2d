import { useState, type ReactNode } from 'react';
import { Button } from './button';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
  /** Said once it is on the clipboard, and where it could not be put there. */
  readonly copied: string;
  readonly refused: string;
}

/** Puts a text on the clipboard and says so; not offered where the browser has none, as at an address without TLS. */
export function CopyButton({ text, children, copied, refused }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  if (!('clipboard' in navigator)) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(copied),
      () => setSaid(refused),
    );
  };
  return (
    <>
      <Button onPress={copy}>{children}</Button>
      <span role="status">{said}</span>
    </>
  );
}
