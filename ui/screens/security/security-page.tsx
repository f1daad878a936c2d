import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { SecurityModel } from './security-model';
import { SecurityScreen } from './security-screen';

interface SecurityPageProps {
  readonly createModel: (isin: string) => SecurityModel;
}

/** `wertpapier/:isin`; another security is another page with a model of its own. */
export function SecurityPage({ createModel }: SecurityPageProps) {
  const { isin = '' } = useParams();
  return <OneSecurity key={isin} isin={isin} createModel={createModel} />;
}

function OneSecurity({ isin, createModel }: SecurityPageProps & { readonly isin: string }) {
  const [model] = useState(() => createModel(isin));
  return <SecurityScreen model={model} />;
}
