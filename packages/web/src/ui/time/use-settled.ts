// What was typed, once the typing pauses: a search asks for words, not for letters.
import { useEffect, useState } from "react";

const pause = 250;

export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
