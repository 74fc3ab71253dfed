import type { TagHandlers } from '../../contract/tag.ts';
import { countries } from './countries.ts';
import { deleteAccount, verifyAccount } from './deleteAccount.ts';
import { exportData } from './exportData.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { changePassword, passwordForgot } from './password.ts';
import { register } from './register.ts';
import { resendCode } from './resendCode.ts';
import { verify } from './verify.ts';

export const accountHandlers = {
  register,
  login,
  logout,
  verify,
  passwordForgot,
  resendCode,
  countries,
  changePassword,
  verifyAccount,
  deleteAccount,
  exportData,
} satisfies TagHandlers<'account'>;
